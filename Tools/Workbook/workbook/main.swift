import WorkbookKit

Workbook.main()

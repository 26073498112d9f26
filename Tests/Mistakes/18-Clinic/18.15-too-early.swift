// Compares the reports, of which no two are the same: the time is another.

// exercise 18.15
let skies = reports.distinctUntilChanged().map { report in report.sky }
// end 18.15

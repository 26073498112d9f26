// Compares the reports, and no two are equal: each has another time.

// exercise 18.16
let skies = reports.distinctUntilChanged().map { report in report.sky }
// end 18.16

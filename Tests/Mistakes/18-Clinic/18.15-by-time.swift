// Compares the times: two skies of one second are one to it, and the clouds jump on.

// exercise 18.15
let skies = reports.distinctUntilChanged { $0.time == $1.time }.map { report in report.sky }
// end 18.15

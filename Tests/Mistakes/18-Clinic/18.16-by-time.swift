// Compares the times: two skies in one second count as one, and the clouds still jump.

// exercise 18.16
let skies = reports.distinctUntilChanged { $0.time == $1.time }.map { report in report.sky }
// end 18.16

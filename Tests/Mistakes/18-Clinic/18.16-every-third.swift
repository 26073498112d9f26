// Looks only at every third report: fewer jumps, and late rain.

// exercise 18.16
let skies = reports.enumerated()
  .filter { index, _ in index % 3 == 0 }
  .map { _, report in report.sky }
// end 18.16

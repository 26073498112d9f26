// Shows the first sky of the day.

// exercise 17.15
let skies = reports.map { report in report.sky }.take(1)
// end 17.15

// Shows only the first sky of the day.

// exercise 18.16
let skies = reports.map { report in report.sky }.take(1)
// end 18.16

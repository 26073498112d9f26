// Shares the skies, of which there is still one every second.

// exercise 18.16
let skies = reports.map { report in report.sky }.share(replay: 1)
// end 18.16

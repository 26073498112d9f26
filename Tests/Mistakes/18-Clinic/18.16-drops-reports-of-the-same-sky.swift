// Compares the pace, and drops each report that has the sky of the one before: the caption keeps an
// old temperature.

// exercise 18.16
// instead of: let reports = reports.share()
let reports = reports.distinctUntilChanged(at: \.sky).share()
// end 18.16

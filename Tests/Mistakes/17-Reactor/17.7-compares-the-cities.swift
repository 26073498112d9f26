// Shows a report only if it is about the city in the field, but for capitals.

// exercise 17.7
// instead of: state.report = report
if report.city.lowercased() == state.city.lowercased() { state.report = report }
// end 17.7

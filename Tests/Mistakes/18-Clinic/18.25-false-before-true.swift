// The ends are merged in front of the beginnings, and so they hear of a tap first: a question that is answered at once leaves the spinner spinning.

// exercise 18.25
// instead of: let problems = answers.compactMap(\.error)
// instead of: .map { error in (error as? ForecastError)?.reason ?? "That did not work. Try again." }
// instead of: text = .merge(temperatures, problems)
// instead of: isWaiting = .merge(cities.map { _ in true }, text.map { _ in false })
let problems = answers.compactMap(\.error)
  .map { error in (error as? ForecastError)?.reason ?? "That did not work. Try again." }
text = .merge(temperatures, problems)
isWaiting = .merge(text.map { _ in false }, cities.map { _ in true })
// end 18.25

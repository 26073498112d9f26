// Translates the timeout into an error of the app. Any other foreign error is dropped as before.

// exercise 18.25
// instead of: let problems = answers.compactMap(\.error)
// instead of: .map { error in (error as? ForecastError)?.reason ?? "That did not work. Try again." }
let problems = answers.compactMap { $0.error as? ForecastError }.map(\.reason)

  // instead of: .timeout(.seconds(10), scheduler: clock)
  .timeout(.seconds(10), scheduler: clock)
  .catch { error in
    .error(error is RxError ? ForecastError.offline : error)
  }
// end 18.25

// The service translates every error, and the model goes on to trust its cast.

// exercise 18.25 in ForecastService.swift
// instead of: .timeout(.seconds(10), scheduler: clock)
.timeout(.seconds(10), scheduler: clock)
  .catch { error in .error(error as? ForecastError ?? .offline) }
// end 18.25

// exercise 18.25 in ForecastModel.swift
// instead of: let problems = answers.compactMap(\.error)
// instead of: .map { error in (error as? ForecastError)?.reason ?? "That did not work. Try again." }
let problems = answers.compactMap { $0.error as? ForecastError }.map(\.reason)
// end 18.25

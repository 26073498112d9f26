// Calls every error that can come today by its name, and drops all others as before: with the next type
// of error, the spinner spins forever.

// exercise 18.25 in ForecastModel.swift
// instead of: let problems = answers.compactMap(\.error)
// instead of: .map { error in (error as? ForecastError)?.reason ?? "That did not work. Try again." }
let problems = answers.compactMap { event -> String? in
  switch event.error {
  case let error as ForecastError: error.reason
  case RxError.timeout?: "The server does not answer. Try again."
  case is Server.CertificateExpired: "The server can't be trusted today."
  default: nil
  }
}
// end 18.25

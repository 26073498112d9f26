import Solution15Traits

/// Reports an error that was sent to a widget or a relay, and so stops a debug build.
func reportBindingError(_ error: Swift.Error) {
  programmerError(
    "The screen can't show an error: catch it before you bind, or make a driver. It was: \(error)"
  )
}

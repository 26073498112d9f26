import Solution15Traits

/// What a thing of the screen, or a relay, says of an error that is sent to it: it stops a debug build.
func reportBindingError(_ error: Swift.Error) {
  programmerError(
    "The screen can't show an error: catch it before you bind, or make a driver. It was: \(error)"
  )
}

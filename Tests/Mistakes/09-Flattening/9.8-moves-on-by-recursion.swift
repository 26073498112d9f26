// The end of a turn begins the next turn from within, and so on.

// exercise 9.8
// instead of: while let (event, _) = nextToTell() {
// instead of: if let element = event.element { send(element) } else { expectOneLess() }
// instead of: }
tellNext()

// instead of: /// Returns the next event; if there is none, no call is telling from then on.
private func tellNext() {
  guard let (event, _) = nextToTell() else { return }
  if let element = event.element { send(element) } else { expectOneLess() }
  tellNext()
  withExtendedLifetime(event) {}
}
// end 9.8

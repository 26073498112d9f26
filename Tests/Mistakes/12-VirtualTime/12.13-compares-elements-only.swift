// The events are compared without their ticks.

// exercise 12.13
// instead of: if observer.events != expected {
// instead of: let actual = Marbles.draw(observer.events)
// instead of: return "\(name)\n  source    \(source)\n  expected  \(result)\n  actual    \(actual)"
// instead of: }
if observer.events.map(\.value) != expected.map(\.value) {
  let actual = Marbles.draw(observer.events)
  return "\(name)\n  source    \(source)\n  expected  \(result)\n  actual    \(actual)"
}
// instead of: if actual != expected { return "1 and \(end) inside `subscribe` become \(actual)" }
if actual.filter({ $0 != "-" }) != expected { return "1 and \(end) become \(actual)" }
// end 12.13

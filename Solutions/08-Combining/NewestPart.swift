/// The part of `combineLatest`: the newest element, which may be given again and again.
final class NewestPart<Element>: Part<Element> {
  // exercise 8.4: What has come last is there to be given, as often as it is asked for.
  private let newest = Slot<Element>()

  override func keep(_ element: Element) {
    newest.element = element
  }

  override func give() throws -> Element {
    guard !newest.isEmpty else { throw NothingToGive() }
    return newest.element
  }
  // end 8.4
}

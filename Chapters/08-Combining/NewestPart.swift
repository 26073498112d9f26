/// The part of `combineLatest`: the newest element, which may be given again and again.
final class NewestPart<Element>: Part<Element> {
  private let newest = Slot<Element>()

  override func keep(_ element: Element) {
    // exercise 8.4: Keep the element, and replace the one before.
    // end 8.4
  }

  override func give() throws -> Element {
    // exercise 8.4: Return the element, and keep it for the next time.
    throw NothingToGive()
    // end 8.4
  }
}

import Solution03TokensAndBags
import Solution04Events

/// The parts of one subscription, in the order of their sources.
///
/// They are held as a list, each by the one before. One thread at a time reaches them: the machine
/// sees to that.
final class Parts: Disposable {
  let first: AnyPart?

  /// How many of them have nothing to give.
  private(set) var gaps: Int

  /// Creates a part for each of the sources, with nothing in it.
  init(_ rule: JoinRule, of sources: [any JoinSource]) {
    first = sources.reversed().reduce(nil) { next, source in source.part(rule, before: next) }
    gaps = sources.count
  }

  /// Calls `body` with each part.
  func forEach(_ body: (AnyPart) -> Void) {
    var next = first
    while let part = next {
      next = part.next
      body(part)
    }
  }

  /// Disposes the subscriptions to all sources, from left to right.
  func dispose() {
    forEach { $0.subscription.dispose() }
  }

  // MARK: Elements

  /// Puts an element into a part, and counts the gap that it may fill.
  func put<Element>(_ element: Element, into part: Part<Element>) {
    part.keep(element)
    if part.isGap {
      part.isGap = false
      gaps -= 1
    }
  }

  /// Takes an element out of a part, and counts the gap that it may leave.
  func take<Element>(from anyPart: AnyPart?) throws -> Element {
    guard let anyPart else { throw NothingToGive() }
    // Unchecked: `Join` takes from the parts in the order in which it made them, and of the same
    // types. To have that looked up for each element would cost more than all the rest.
    let part = unsafeDowncast(anyPart, to: Part<Element>.self)
    let element = try part.give()
    if part.isEmpty {
      part.isGap = true
      gaps += 1
    }
    return element
  }

  /// Takes an element out of the first of `others`, and goes on to the next of them.
  func take<Element>(from others: inout AnyPart?, _ type: Element.Type) throws -> Element {
    let part = others
    others = part?.next
    return try take(from: part)
  }

  /// Takes an element out of each part, if they are all of one type.
  func takeAll<Element>() throws -> [Element] {
    var elements: [Element] = []
    var next = first
    while let part = next {
      next = part.next
      elements.append(try take(from: part))
    }
    return elements
  }
}

/// A source of a join, whatever its elements are.
protocol JoinSource: AnyObject {
  /// Creates a part for this source, which stands before `next`.
  func part(_ rule: JoinRule, before next: AnyPart?) -> AnyPart
}

extension Observable: JoinSource {
  func part(_ rule: JoinRule, before next: AnyPart?) -> AnyPart {
    switch rule {
    case .newest: NewestPart(of: self, before: next)
    case .inOrder, .inOrderWhilePossible: QueuePart(of: self, before: next)
    }
  }
}

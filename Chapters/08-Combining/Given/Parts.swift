import Solution03TokensAndBags
import Solution04Events

/// The parts of one subscription, in the order of their sources.
///
/// They form a linked list: each holds the next. Only one thread at a time reaches them: the sink
/// makes sure of that.
final class Parts: Disposable {
  let first: AnyPart?

  /// How many parts have nothing to give.
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

  /// Puts an element into a part, and counts one gap less if it filled one.
  func put<Element>(_ element: Element, into part: Part<Element>) {
    part.keep(element)
    if part.isGap {
      part.isGap = false
      gaps -= 1
    }
  }

  /// Takes an element out of a part, and counts one gap more if it left one.
  func take<Element>(from anyPart: AnyPart?) throws -> Element {
    guard let anyPart else { throw NothingToGive() }
    // Unchecked: `Join` takes from the parts in the order in which it made them, with the same
    // types. Checking that for each element would cost more than all the rest.
    let part = unsafeDowncast(anyPart, to: Part<Element>.self)
    let element = try part.give()
    if part.isEmpty {
      part.isGap = true
      gaps += 1
    }
    return element
  }

  /// Takes an element out of the first of `others`, and moves on to the next.
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

/// A source of a join, whatever the type of its elements.
protocol JoinSource: AnyObject {
  /// Creates a part for this source, followed by `next`.
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

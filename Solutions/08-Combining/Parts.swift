import Solution04Events

/// The parts of one subscription, and what is made of them.
struct Parts<Result> {
  let list: [any AnyPart]
  let gaps: Gaps

  /// Takes an element out of each part, and makes a result of them.
  let makeResult: () throws -> Result

  /// Creates a part for each of some sources, whose elements may be of different types.
  init<each Element>(
    _ rule: JoinRule,
    _ sources: repeat Observable<each Element>,
    select: @escaping (repeat each Element) throws -> Result
  ) {
    let gaps = Gaps()
    let parts = (repeat rule.part(of: each sources, gaps: gaps))
    var list: [any AnyPart] = []
    repeat list.append(each parts)
    self.list = list
    self.gaps = gaps
    // All are taken before `select` is called, which may cause the next element to come.
    makeResult = { try select(repeat try (each parts).take()) }
  }

  /// Creates a part for each of a number of sources that is known when the program runs.
  init<Element>(
    _ rule: JoinRule,
    _ sources: [Observable<Element>],
    select: @escaping ([Element]) throws -> Result
  ) {
    let gaps = Gaps()
    let gate = rule == .inOrderWhilePossible ? Part<Element>.Gate() : nil
    let parts = sources.map { rule.part(of: $0, gaps: gaps, gate: gate) }
    list = parts
    self.gaps = gaps
    makeResult = { try select(parts.map { try $0.take() }) }
  }
}

extension JoinRule {
  fileprivate func part<Element>(
    of source: Observable<Element>,
    gaps: Gaps,
    gate: Part<Element>.Gate? = nil
  ) -> Part<Element> {
    switch self {
    case .newest: NewestPart(source, gaps: gaps, gate: gate)
    case .inOrder, .inOrderWhilePossible: QueuePart(source, gaps: gaps, gate: gate)
    }
  }
}

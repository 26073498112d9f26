import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution15Traits

extension Table {
  /// Operators on one source: elements.
  mutating func addSingle() {
    add("map.times10") { $0.a.map { $0 * 10 } }
    add("map.throwsOn3") { $0.a.map { try no3($0) } }
    add("map.twice") { $0.a.map { $0 + 1 }.map { $0 * 2 } }
    add("compactMap.evenHalves") { $0.a.compactMap { $0 % 2 == 0 ? $0 / 2 : nil } }
    add("compactMap.throwsOn3") { $0.a.compactMap { try no3($0) % 2 == 0 ? $0 : nil } }
    add("filter.even") { $0.a.filter { $0 % 2 == 0 } }
    add("filter.throwsOn3") { $0.a.filter { try no3($0) % 2 == 0 } }
    add("enumerated", as: { .list([$0.index.logged, $0.element.logged]) }) { $0.a.enumerated() }
    add("scan.sum") { $0.a.scan(100) { $0 + $1 } }
    add("scan.throwsOn3") { $0.a.scan(0) { $0 + (try no3($1)) } }
    add("scan.into") { $0.a.scan(into: [Int]()) { $0.append($1) } }
    add("reduce.sum") { $0.a.reduce(100, accumulator: +) }
    add("reduce.throwsOn3") { $0.a.reduce(0) { $0 + (try no3($1)) } }
    add("reduce.mapResult") { $0.a.reduce(0, accumulator: +, mapResult: { "sum \($0)" }) }
    add("reduce.mapResultThrowsOnOdd") { rig in
      rig.a.reduce(0, accumulator: +) { sum throws -> Int in
        if sum % 2 == 1 { throw Thrown() }
        return sum
      }
    }
    add("toArray") { $0.a.toArray().asObservable() }
    add("distinctUntilChanged.plain") { $0.a.distinctUntilChanged() }
    add("distinctUntilChanged.key") { $0.a.distinctUntilChanged { $0 % 3 } }
    add("distinctUntilChanged.comparer") {
      $0.a.distinctUntilChanged { previous, new in new <= previous }
    }
    add("distinctUntilChanged.keyThrowsOn3") { $0.a.distinctUntilChanged { try no3($0) % 2 } }
    add("distinctUntilChanged.comparerThrowsOn3") {
      $0.a.distinctUntilChanged { previous, new in try no3(new) == previous }
    }
    add("distinctUntilChanged.keyAndComparer") {
      $0.a.distinctUntilChanged({ $0 % 5 }, comparer: { abs($0 - $1) <= 1 })
    }
    addCounting()
    addEnds()
    addHooks()
    addChains()
  }

  /// Operators that count, or stop at a condition.
  private mutating func addCounting() {
    for count in [0, 1, 3, 50] {
      add("skip.\(count)") { $0.a.skip(count) }
      add("take.\(count)") { $0.a.take(count) }
    }
    add("skipWhile.lessThan5") { $0.a.skip(while: { $0 < 5 }) }
    add("skipWhile.throwsOn3") { $0.a.skip(while: { try no3($0) < 5 }) }
    add("takeWhile.exclusive") { $0.a.take(while: { $0 < 7 }) }
    add("takeWhile.inclusive") { $0.a.take(while: { $0 < 7 }, behavior: .inclusive) }
    add("takeWhile.throwsOn3") { $0.a.take(while: { try no3($0) < 7 }) }
    add("takeWhile.inclusiveThrowsOn3") {
      $0.a.take(while: { try no3($0) < 7 }, behavior: .inclusive)
    }
    add("takeUntilPredicate.exclusive") { $0.a.take(until: { $0 >= 7 }) }
    add("takeUntilPredicate.inclusive") { $0.a.take(until: { $0 >= 7 }, behavior: .inclusive) }
    add("takeUntilPredicate.throwsOn3") { $0.a.take(until: { try no3($0) >= 7 }) }
    for count in [0, 1, 3] { add("takeLast.\(count)") { $0.a.takeLast(count) } }
    add("elementAt.0") { $0.a.element(at: 0) }
    add("elementAt.2") { $0.a.element(at: 2) }
    add("first") { $0.a.first().asObservable() }
    add("single.plain") { $0.a.single() }
    add("single.predicate") { $0.a.single { $0 > 6 } }
    add("single.predicateThrowsOn3") { $0.a.single { try no3($0) > 6 } }
  }

  /// Operators that add at the beginning or the end, or look at the end.
  private mutating func addEnds() {
    add("startWith.one") { $0.a.startWith(-1) }
    add("startWith.many") { $0.a.startWith(-3, -2, -1) }
    add("startWith.twice") { $0.a.startWith(-1).startWith(-2) }
    add("startWith.take1") { $0.a.startWith(-1).take(1) }
    add("ifEmpty.default") { $0.a.ifEmpty(default: 99) }
    add("materialize") { $0.a.materialize() }
    add("materialize.dematerialize") { $0.a.materialize().dematerialize() }
    add("dematerialize.mapped") { rig in
      rig.a
        .map { (element: Int) -> Event<Int> in
          switch element {
          case 3: .error(Thrown())
          case 4: .completed
          default: .next(element)
          }
        }
        .dematerialize()
    }
    add("ignoreElements") { $0.a.ignoreElements() }
    add("asSingle") { $0.a.asSingle().asObservable() }
    add("asMaybe") { $0.a.asMaybe().asObservable() }
    add("asCompletable") { $0.a.ignoreElements().asCompletable().asObservable() }
  }

  /// The hooks of `do`.
  private mutating func addHooks() {
    add("do.allHooks") { rig in rig.hooked("down", rig.hooked("up", rig.a)) }
    add("do.allHooksTake2") { rig in rig.hooked("up", rig.a).take(2) }
    add("do.allHooksThrowsAbove") { rig in rig.hooked("up", rig.a.map { try no3($0) }) }
    add("do.onNextThrowsOn3") { $0.a.do(onNext: { _ = try no3($0) }) }
    add("do.afterNextThrowsOn3") { $0.a.do(afterNext: { _ = try no3($0) }) }
    add("do.onErrorThrows") { $0.a.do(onError: { _ in throw Thrown() }) }
    add("do.onCompletedThrows") { $0.a.do(onCompleted: { throw Thrown() }) }
  }

  private mutating func addChains() {
    add("chain.filterMapTake") { rig in
      rig.a.filter { $0 % 2 == 1 }.map { $0 * 10 }.take(2)
    }
    add("chain.skipTakeTakeLast") { $0.a.skip(1).take(4).takeLast(2) }
    add("chain.scanDistinctTakeWhile") { rig in
      rig.a.scan(0, accumulator: max)
        .distinctUntilChanged()
        .take(while: { $0 < 8 }, behavior: .inclusive)
    }
  }
}

extension Rig {
  /// All nine hooks of `do`, each of which writes down its name.
  fileprivate func hooked(_ place: String, _ source: Observable<Int>) -> Observable<Int> {
    source.do(
      onNext: { self.log("\(place) onNext \($0)") },
      afterNext: { self.log("\(place) afterNext \($0)") },
      onError: { _ in self.log("\(place) onError") },
      afterError: { _ in self.log("\(place) afterError") },
      onCompleted: { self.log("\(place) onCompleted") },
      afterCompleted: { self.log("\(place) afterCompleted") },
      onSubscribe: { self.log("\(place) onSubscribe") },
      onSubscribed: { self.log("\(place) onSubscribed") },
      onDispose: { self.log("\(place) onDispose") }
    )
  }
}

import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers

extension Table {
  /// Operators that make a sequence of each element.
  mutating func addFlattening() {
    add("flatMap") { rig in rig.a.flatMap { rig.inner($0) } }
    add("flatMapFirst") { rig in rig.a.flatMapFirst { rig.inner($0) } }
    add("flatMapLatest") { rig in rig.a.flatMapLatest { rig.inner($0) } }
    add("concatMap") { rig in rig.a.concatMap { rig.inner($0) } }
    add("switchLatest") { rig in rig.a.map { rig.inner($0) }.switchLatest() }
    addThrowing()
    addSynchronousInners()
    addChains()
    addGroupBy()
  }

  /// The variants of group combining that are made of inner sequences.
  mutating func addCombiningOfInners() {
    add("merge.inner") { rig in rig.a.map { rig.inner($0) }.merge() }
    add("merge.maxConcurrent1") { rig in rig.a.map { rig.inner($0) }.merge(maxConcurrent: 1) }
    add("merge.maxConcurrent2") { rig in rig.a.map { rig.inner($0) }.merge(maxConcurrent: 2) }
    add("concat.inner") { rig in rig.a.map { rig.inner($0) }.concat() }
  }

  private mutating func addThrowing() {
    add("flatMap.throwsOn3") { rig in rig.a.flatMap { rig.inner(try no3($0)) } }
    add("flatMapFirst.throwsOn3") { rig in rig.a.flatMapFirst { rig.inner(try no3($0)) } }
    add("flatMapLatest.throwsOn3") { rig in rig.a.flatMapLatest { rig.inner(try no3($0)) } }
    add("concatMap.throwsOn3") { rig in rig.a.concatMap { rig.inner(try no3($0)) } }
    add("concatMap.log") { rig in
      rig.a.concatMap { element -> Observable<Int> in
        rig.log("select \(element)")
        return rig.inner(element)
      }
    }
  }

  private mutating func addSynchronousInners() {
    add("flatMap.just") { $0.a.flatMap { Observable.just($0 * 10) } }
    add("flatMap.empty") {
      $0.a.flatMap { (x: Int) -> Observable<Int> in x % 2 == 0 ? .just(x) : .empty() }
    }
    add("concatMap.of") { $0.a.concatMap { Observable.of($0, $0 + 100) } }
    add("flatMapFirst.of") { $0.a.flatMapFirst { Observable.of($0, $0 + 100) } }
    add("flatMapLatest.of") { $0.a.flatMapLatest { Observable.of($0, $0 + 100) } }
    add("flatMap.ofScheduler") { rig in
      rig.a.flatMap { Observable.of($0, $0 + 100, $0 + 200, scheduler: rig.s) }
    }
    add("flatMapLatest.ofScheduler") { rig in
      rig.a.flatMapLatest { Observable.of($0, $0 + 100, $0 + 200, scheduler: rig.s) }
    }
  }

  private mutating func addChains() {
    add("flatMap.nested") { rig in
      rig.a.flatMap { x in
        rig.b.flatMap { y in rig.c.map { (z: Int) -> Int in x * 100 + y * 10 + z } }
      }
    }
    add("flatMap.take3") { rig in rig.a.flatMap { rig.inner($0) }.take(3) }
    add("flatMapLatest.take3") { rig in rig.a.flatMapLatest { rig.inner($0) }.take(3) }
    add("concatMap.take3") { rig in rig.a.concatMap { rig.inner($0) }.take(3) }
    add("flatMapLatest.startWith") { rig in
      rig.a.flatMapLatest { rig.inner($0).startWith(-1) }
    }
  }

  private mutating func addGroupBy() {
    typealias Group = GroupedObservable<Int, Int>
    func pairs(_ group: Group) -> Observable<[Int]> { group.map { [group.key, $0] } }

    add("groupBy.flatMap") { $0.a.groupBy { $0 % 3 }.flatMap(pairs) }
    add("groupBy.keys") { $0.a.groupBy { $0 % 3 }.map { $0.key } }
    add("groupBy.groupEnds") {
      $0.a.groupBy { $0 % 3 }
        .flatMap { (group: Group) -> Observable<[Int]> in
          pairs(group).concat(group.key == 0 ? Observable.just([0, -1]) : .empty())
        }
    }
    add("groupBy.take2PerGroup") {
      $0.a.groupBy { $0 % 3 }
        .flatMap { (group: Group) -> Observable<[Int]> in
          group.take(2).map { [group.key, $0] }
        }
    }
    add("groupBy.firstGroup") { $0.a.groupBy { $0 % 3 }.take(1).flatMap(pairs) }
    add("groupBy.concatMap") { $0.a.groupBy { $0 % 3 }.concatMap(pairs) }
    add("groupBy.flatMapLatest") { $0.a.groupBy { $0 % 3 }.flatMapLatest(pairs) }
    add("groupBy.keyThrowsOn3") { $0.a.groupBy { try no3($0) % 3 }.flatMap(pairs) }
  }
}

import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

extension Table {
  /// Operators on several sources.
  mutating func addCombining() {
    addMerging()
    addJoining()
    addSecondSources()
    // In other groups, and waiting for these operators.
    add("ifEmpty.switchTo") { $0.a.ifEmpty(switchTo: $0.b) }
    add("deferred.counter") { _ in
      var count = 0
      let counted = Observable<Int>
        .deferred {
          count += 1
          return .of(count, count * 10)
        }
      return counted.concat(counted)
    }
    add("using.concat") { rig in
      Observable.using({ Resource(rig) }, observableFactory: { _ in rig.a })
        .concat(
          Observable<Int>
            .deferred {
              rig.log("subscribe b")
              return rig.b
            }
        )
    }
  }

  private mutating func addMerging() {
    add("merge.two") { Observable.merge($0.a, $0.b) }
    add("merge.three") { Observable.merge($0.a, $0.b, $0.c) }
    add("merge.collection") { Observable.merge([$0.a, $0.b, $0.c]) }
    add("merge.take3") { Observable.merge($0.a, $0.b).take(3) }
    add("merge.twiceTheSame") { rig in Observable.merge(rig.a, rig.a.map { $0 + 100 }) }
    add("merge.concat") { Observable.merge($0.a, $0.b.concat($0.c)) }
    add("concat.two") { $0.a.concat($0.b) }
    add("concat.three") { Observable.concat($0.a, $0.b, $0.c) }
    add("concat.collection") { Observable.concat([$0.a, $0.b, $0.a]) }
    add("concat.take3") { Observable.concat([$0.a, $0.b, $0.c]).take(3) }
    add("amb.two") { $0.a.amb($0.b) }
    add("amb.collection") { Observable.amb([$0.a, $0.b, $0.c]) }
  }

  private mutating func addJoining() {
    add("combineLatest.two") { Observable.combineLatest($0.a, $0.b) { [$0, $1] } }
    add("combineLatest.three") { Observable.combineLatest($0.a, $0.b, $0.c) { [$0, $1, $2] } }
    add("combineLatest.collection") { Observable.combineLatest([$0.a, $0.b, $0.c]) }
    add("combineLatest.collectionSelector") { rig in
      Observable.combineLatest([rig.a, rig.b, rig.c]) { $0.reduce(0, +) }
    }
    add("combineLatest.collectionEmpty") { _ in Observable.combineLatest([Observable<Int>]()) }
    add("combineLatest.selectorThrows") { rig in
      Observable.combineLatest(rig.a, rig.b, resultSelector: sumOrThrow)
    }
    add("combineLatest.twiceTheSame") { rig in
      Observable.combineLatest(rig.a, rig.a.map { $0 * 10 }) { [$0, $1] }
    }
    add("combineLatest.take3") { Observable.combineLatest($0.a, $0.b) { [$0, $1] }.take(3) }
    add("startWith.combineLatest") { rig in
      Observable.combineLatest(rig.a.startWith(-1), rig.b.startWith(-2)) { [$0, $1] }
    }
    add("zip.two") { Observable.zip($0.a, $0.b) { [$0, $1] } }
    add("zip.three") { Observable.zip($0.a, $0.b, $0.c) { [$0, $1, $2] } }
    add("zip.collection") { Observable.zip([$0.a, $0.b, $0.c]) }
    add("zip.collectionTwo") { Observable.zip([$0.a, $0.b]) }
    add("zip.collectionEmpty") { _ in Observable.zip([Observable<Int>]()) }
    add("zip.selectorThrows") { Observable.zip($0.a, $0.b, resultSelector: sumOrThrow) }
    add("zip.twiceTheSame") { Observable.zip($0.a, $0.a.skip(1)) { [$0, $1] } }
  }

  private mutating func addSecondSources() {
    add("withLatestFrom.plain") { $0.a.withLatestFrom($0.b) }
    add("withLatestFrom.selector") { $0.a.withLatestFrom($0.b) { [$0, $1] } }
    add("withLatestFrom.selectorThrows") { rig in
      rig.a.withLatestFrom(rig.b) { try no3($0) + $1 }
    }
    add("sample.plain") { $0.a.sample($0.b) }
    add("sample.default") { $0.a.sample($0.b, defaultValue: -1) }
    add("takeUntil.other") { $0.a.take(until: $0.b) }
    add("skipUntil.other") { $0.a.skip(until: $0.b) }
    add("takeUntil.skipUntil") { $0.a.skip(until: $0.b).take(until: $0.c) }
  }
}

private func sumOrThrow(_ left: Int, _ right: Int) throws -> Int {
  if [3, 6, 9].contains(left + right) { throw Thrown() }
  return left + right
}

import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution11Schedulers

extension Table {
  /// Sequences that are made, not operated on.
  mutating func addCreation() {
    add("just") { .just($0.int("v")) as Observable<Int> }
    add("just.scheduler") { .just($0.int("v"), scheduler: $0.s) as Observable<Int> }
    add("of") { rig in
      let values = rig.ints("values")
      return Observable.of(values[0], values[1], values[2])
    }
    add("of.scheduler") { rig in
      let values = rig.ints("values")
      return Observable.of(values[0], values[1], values[2], scheduler: rig.s)
    }
    add("from.array") { Observable.from($0.ints("values")) }
    add("from.array.scheduler") { Observable.from($0.ints("values"), scheduler: $0.s) }
    add("from.array.scheduler.take") {
      Observable.from($0.ints("values"), scheduler: $0.s).take($0.int("n"))
    }
    add("from.optional") { Observable.from(optional: $0.optional("v")) }
    add("from.optional.scheduler") {
      Observable.from(optional: $0.optional("v"), scheduler: $0.s)
    }
    add("empty") { _ in Observable<Int>.empty() }
    add("never") { _ in Observable<Int>.never() }
    add("error") { _ in Observable<Int>.error(Thrown()) }
    addGenerators()
    addFactories()
    addCreate()
  }

  private mutating func addGenerators() {
    add("range") { Observable.range(start: $0.int("start"), count: $0.int("count")) }
    add("generate") { rig in
      let (limit, step) = (rig.int("limit"), rig.int("step"))
      return Observable.generate(
        initialState: rig.int("start"),
        condition: { $0 <= limit },
        iterate: { $0 + step }
      )
    }
    add("repeatElement.take") { Observable.repeatElement($0.int("v")).take($0.int("n")) }
  }

  /// `deferred` and `using`.
  private mutating func addFactories() {
    add("deferred.throws") { _ in Observable<Int>.deferred { throw Thrown() } }
    add("deferred.source") { rig in
      Observable.deferred {
        rig.log("factory")
        return rig.a
      }
    }
    add("using.source") { rig in
      Observable.using(
        { Resource(rig) },
        observableFactory: { _ in
          rig.log("factory")
          return rig.a
        }
      )
    }
    add("using.take2") { rig in
      Observable.using({ Resource(rig) }, observableFactory: { _ in rig.a }).take(2)
    }
    add("using.resourceThrows") { rig in
      Observable<Int>
        .using(
          { () throws -> Resource in throw Thrown() },
          observableFactory: { _ in
            rig.log("factory")
            return .just(1)
          }
        )
    }
    add("using.factoryThrows") { rig in
      Observable<Int>.using({ Resource(rig) }, observableFactory: { _ in throw Thrown() })
    }
  }

  private mutating func addCreate() {
    add("create.endsOnce") { rig in
      Observable<Int>
        .create { observer in
          rig.ints("values").forEach(observer.onNext)
          observer.onCompleted()
          observer.onNext(-1)
          observer.onError(Thrown())
          observer.onCompleted()
          return rig.disposed()
        }
    }
    add("create.failsOnce") { rig in
      Observable<Int>
        .create { observer in
          rig.ints("values").forEach(observer.onNext)
          observer.onError(Thrown())
          observer.onCompleted()
          observer.onNext(-1)
          return rig.disposed()
        }
    }
    add("create.take") { rig in
      Observable<Int>
        .create { observer in
          for value in rig.ints("values") {
            rig.log("send \(value)")
            observer.onNext(value)
          }
          return rig.disposed()
        }
        .take(rig.int("n"))
    }
    add("create.neverEnds") { rig in
      Observable<Int>
        .create { observer in
          rig.ints("values").forEach(observer.onNext)
          return rig.disposed()
        }
    }
  }
}

extension Rig {
  fileprivate func disposed() -> Disposable {
    Disposables.create { self.log("disposed") }
  }
}

/// A resource for `using`, which writes down its beginning and its end.
final class Resource: Disposable {
  private let disposable: Disposable

  init(_ rig: Rig) {
    disposable = rig.resource()
  }

  func dispose() {
    disposable.dispose()
  }
}

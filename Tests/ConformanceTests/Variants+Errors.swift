import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors

extension Table {
  /// Operators that go on after an error.
  mutating func addErrors() {
    addCatch()
    addRetry()
    addRetryWhen()
    add("errors.materialize") {
      $0.a.map { try no3($0) }.materialize().map { $0.element ?? -1 }
    }
    add("concat.afterCatch") { $0.a.catch { _ in Observable.empty() }.concat($0.b) }
  }

  private mutating func addCatch() {
    add("catch.switch") { rig in rig.a.catch { _ in rig.b } }
    add("catch.handlerThrows") { $0.a.catch { _ in throw Thrown() } }
    add("catch.thrownByMap") { rig in
      rig.a.map { try no3($0) }
        .catch { error in
          guard error is Thrown else { throw error }
          return rig.b
        }
    }
    add("catch.twice") { rig in rig.a.catch { _ in rig.b }.catch { _ in rig.c } }
    add("catch.just") { $0.a.catch { _ in Observable.just(-1) } }
    add("catch.take") { rig in rig.a.catch { _ in rig.b }.take(3) }
    add("catchAndReturn") { $0.a.catchAndReturn(-1) }
    add("catchSequence.three") { Observable.catch(sequence: [$0.a, $0.b, $0.c]) }
    add("catchSequence.one") { Observable.catch(sequence: [$0.a]) }
    add("catchSequence.none") { _ in Observable.catch(sequence: [Observable<Int>]()) }
  }

  private mutating func addRetry() {
    add("retry.0") { $0.a.retry(0) }
    add("retry.1") { $0.a.retry(1) }
    add("retry.2") { $0.a.retry(2) }
    add("retry.3") { $0.a.retry(3) }
    add("retry.unlimited") { $0.a.retry() }
    add("retry.take4") { $0.a.retry(3).take(4) }
    add("retry.mapThrowsOn3") { $0.a.map { try no3($0) }.retry(2) }
    add("retry.catchAndReturn") { $0.a.retry(2).catchAndReturn(-1) }
    add("deferred.retry") { rig in
      Observable<Int>
        .deferred {
          rig.log("factory")
          return rig.a
        }
        .retry(2)
    }
    add("flatMap.innerCatch") { rig in
      rig.a.flatMap { [rig.b, rig.c, rig.d][$0 % 3].catchAndReturn(-1) }
    }
    add("do.retry") { rig in
      rig.a
        .do(
          onError: { _ in rig.log("onError") },
          onSubscribe: { rig.log("onSubscribe") },
          onDispose: { rig.log("onDispose") }
        )
        .retry(3)
    }
    add("using.retry") { rig in
      Observable.using({ Resource(rig) }, observableFactory: { _ in rig.a }).retry(3)
    }
  }

  private mutating func addRetryWhen() {
    add("retryWhen.notifierEmpty") { $0.a.retry(when: { _ in Observable<Int>.empty() }) }
    add("retryWhen.notifierNever") { $0.a.retry(when: { _ in Observable<Int>.never() }) }
    add("retryWhen.notifierError") { $0.a.retry(when: { _ in Observable<Int>.error(Thrown()) }) }
    add("retryWhen.take2") { $0.a.retry(when: { errors in errors.take(2) }) }
    add("retryWhen.scanThrows") {
      $0.a.retry(when: { errors in
        errors.enumerated()
          .map { index, _ in
            if index == 2 { throw Thrown() }
            return index
          }
      })
    }
    add("retryWhen.answersFromB") { rig in
      rig.a.retry(when: { errors in errors.flatMapLatest { _ in rig.b } }).take(20)
    }
    add("retryWhen.hotNotifier") { rig in rig.a.retry(when: { _ in rig.b }) }
  }
}

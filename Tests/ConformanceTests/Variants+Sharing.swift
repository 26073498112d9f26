import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution10Errors
import Solution14Sharing

extension Table {
  /// Group `sharing`: one source, and many who listen.
  mutating func addSharing() {
    addConnectables()
    addRefCounts()
    addShares()
    addSharedAndMore()
    addSharedWithItself()
  }

  private mutating func addConnectables() {
    addConnectable("publish") { $0.publish() }
    addConnectable("replay.1") { $0.replay(1) }
    addConnectable("replay.2") { $0.replay(2) }
    addConnectable("replayAll") { $0.replayAll() }
    addConnectable("multicast.subject") { $0.multicast(PublishSubject()) }
    addConnectable("multicast.replaySubject") { $0.multicast(ReplaySubject.create(bufferSize: 2)) }
    addConnectable("multicast.makeBehavior") {
      $0.multicast(makeSubject: { BehaviorSubject(value: -1) })
    }
    addConnectable("multicast.makeAsync") { $0.multicast(makeSubject: { AsyncSubject() }) }
  }

  /// Adds a sequence that scripts connect.
  private mutating func addConnectable(
    _ name: String,
    _ make: @escaping (Observable<Int>) -> ConnectableObservable<Int>
  ) {
    add(script: name) { rig in
      let connectable = make(rig.a)
      var controls = Variant.Controls()
      controls.connect = connectable.connect
      return (connectable, controls)
    }
  }

  private mutating func addRefCounts() {
    add("publish.refCount") { $0.a.publish().refCount() }
    add("replay.1.refCount") { $0.a.replay(1).refCount() }
    add("replayAll.refCount") { $0.a.replayAll().refCount() }
    add("multicast.behavior.refCount") { $0.a.multicast(BehaviorSubject(value: -1)).refCount() }
  }

  private mutating func addShares() {
    add("share") { $0.a.share() }
    for replay in 0...2 {
      add("share.replay\(replay).whileConnected") {
        $0.a.share(replay: replay, scope: .whileConnected)
      }
      add("share.replay\(replay).forever") { $0.a.share(replay: replay, scope: .forever) }
    }
  }

  private mutating func addSharedAndMore() {
    add("share.retry2") { $0.a.share().retry(2) }
    add("share.take2") { $0.a.share().take(2) }
    add("share.replay1.take2") { $0.a.share(replay: 1).take(2) }
    add("share.replay1.map") { $0.a.share(replay: 1).map { $0 * 10 } }
    add("share.concat") { rig in
      let shared = rig.a.share()
      return shared.concat(shared)
    }
    add("share.replay1.forever.concat") { rig in
      let shared = rig.a.share(replay: 1, scope: .forever)
      return shared.concat(shared)
    }
  }

  private mutating func addSharedWithItself() {
    add("share.zipSelf") { rig in
      let shared = rig.a.share()
      return Observable.zip(shared, shared.skip(1)) { (left: Int, right: Int) in [left, right] }
    }
    add("share.mergeSelf") { rig in
      let shared = rig.a.share()
      return Observable.merge(shared, shared.map { $0 + 100 })
    }
    add("share.replay1.combineSelf") { rig in
      let shared = rig.a.share(replay: 1)
      return Observable.combineLatest(shared, shared.map { $0 * 10 }) { (left: Int, right: Int) in
        [left, right]
      }
    }
    add("multicast.selector") { rig in
      rig.a.multicast(
        { PublishSubject<Int>() },
        selector: { shared in Observable.merge(shared, shared.map { $0 + 100 }) }
      )
    }
    add("multicast.selectorReplay") { rig in
      rig.a.multicast(
        { ReplaySubject<Int>.create(bufferSize: 1) },
        selector: { shared in shared.concat(shared) }
      )
    }
  }
}

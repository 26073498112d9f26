import Dispatch
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

extension Table {
  /// Group `pipelines`: stages that follow each other as dice have put them.
  mutating func addPipelines() {
    add("pipeline") { rig in
      rig.ops.reduce(rig.a) { source, stage in
        pipelineStages[stage.name]?(source, stage.k, rig) ?? .never()
      }
    }
  }
}

/// Makes a sequence of the one above it; the number is the one that the log gives to the stage.
typealias PipelineStage = @Sendable (Observable<Int>, Int, Rig) -> Observable<Int>

/// The stages, by their names.
let pipelineStages: [String: PipelineStage] =
  stagesOfOneSource
  .merging(stagesOfTwoSources) { first, _ in first }
  .merging(stagesOfTime) { first, _ in first }

private let stagesOfOneSource: [String: PipelineStage] = [
  "add": { source, k, _ in source.map { $0 + k } },
  "mapThrows": { source, k, _ in
    source.map { element in
      if element == k { throw Thrown() }
      return element
    }
  },
  "filterMod": { source, k, _ in source.filter { $0 % k != 0 } },
  "scan": { source, k, _ in source.scan(k, accumulator: +) },
  "distinct": { source, _, _ in source.distinctUntilChanged() },
  "skip": { source, k, _ in source.skip(k) },
  "take": { source, k, _ in source.take(k) },
  "takeLast": { source, k, _ in source.takeLast(k) },
  "skipWhileBelow": { source, k, _ in source.skip(while: { $0 < k }) },
  "takeWhileBelow": { source, k, _ in source.take(while: { $0 < k }) },
  "startWith": { source, k, _ in source.startWith(k) },
  "ifEmpty": { source, k, _ in source.ifEmpty(default: k) },
  "toArrayCount": { source, _, _ in source.toArray().asObservable().map { $0.count } },
  "catchAndReturn": { source, k, _ in source.catchAndReturn(k) },
  "retry": { source, k, _ in source.retry(k) },
  "materialize": { source, _, _ in source.materialize().dematerialize() },
  "concatMapPair": { source, k, _ in source.concatMap { Observable.of($0, $0 + k) } },
  "observeOn": { source, _, rig in source.observe(on: rig.s) },
  "subscribeOn": { source, _, rig in source.subscribe(on: rig.s) },
  "share": { source, _, _ in source.share() },
  "concatSelf": { source, _, _ in source.concat(source) },
]

private let stagesOfTwoSources: [String: PipelineStage] = [
  "catchB": { source, _, rig in source.catch { _ in rig.b } },
  "flatMapB": { source, _, rig in source.flatMap { _ in rig.b } },
  "flatMapFirstB": { source, _, rig in source.flatMapFirst { _ in rig.b } },
  "flatMapLatestB": { source, _, rig in source.flatMapLatest { _ in rig.b } },
  "concatMapB": { source, _, rig in source.concatMap { _ in rig.b } },
  "shareMerge": { source, _, _ in
    let shared = source.share(replay: 1)
    return Observable.merge(shared, shared.map { $0 + 100 })
  },
  "mergeB": { source, _, rig in Observable.merge(source, rig.b) },
  "concatB": { source, _, rig in source.concat(rig.b) },
  "combineLatestB": { source, _, rig in
    Observable.combineLatest(source, rig.b) { (left: Int, right: Int) in left * 10 + right }
  },
  "zipB": { source, _, rig in
    Observable.zip(source, rig.b) { (left: Int, right: Int) in left * 10 + right }
  },
  "withLatestFromB": { source, _, rig in
    source.withLatestFrom(rig.b) { (left: Int, right: Int) in left * 10 + right }
  },
  "ambB": { source, _, rig in source.amb(rig.b) },
  "sampleB": { source, _, rig in source.sample(rig.b) },
  "takeUntilB": { source, _, rig in source.take(until: rig.b) },
  "skipUntilB": { source, _, rig in source.skip(until: rig.b) },
]

private let stagesOfTime: [String: PipelineStage] = [
  "delay": { source, k, rig in source.delay(.seconds(k), scheduler: rig.s) },
  "delaySubscription": { source, k, rig in
    source.delaySubscription(.seconds(k), scheduler: rig.s)
  },
  "debounce": { source, k, rig in source.debounce(.seconds(k), scheduler: rig.s) },
  "throttle": { source, k, rig in source.throttle(.seconds(k), scheduler: rig.s) },
  "timeout": { source, k, rig in source.timeout(.seconds(k), scheduler: rig.s) },
  "takeFor": { source, k, rig in source.take(for: .seconds(k), scheduler: rig.s) },
  "observeOn": { source, _, rig in source.observe(on: rig.s) },
  "subscribeOn": { source, _, rig in source.subscribe(on: rig.s) },
]

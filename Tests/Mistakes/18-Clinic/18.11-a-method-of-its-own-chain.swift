// The request is a method that is passed by name: the chain holds the page, whose bag holds the chain,
// so a page that was closed is never freed.

// exercise 18.11
// instead of: .flatMapLatest { [summary] isFahrenheit in
// instead of: archive
// instead of: .map { celsius in Reading(celsius: celsius, isFahrenheit: isFahrenheit) }
// instead of: .catchAndReturn(.nothing)
// instead of: // The chart and the summary are made of the same reading.
// instead of: .do(onNext: { reading in
// instead of: if let text = reading.summary { summary.text = text }
// instead of: })
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
// instead of: .map { reading in reading.degrees.map(draw) ?? Self.noArchive }
// instead of: .observe(on: MainScheduler.instance)
// instead of: }
.flatMapLatest(drawing(isFahrenheit:))
// end 18.11

// exercise 18.11
// instead of: let unit = fahrenheit.rx.isOn.asObservable()
self.archive = archive
self.draw = draw
let unit = fahrenheit.rx.isOn.asObservable()
// end 18.11

// exercise 18.11
// instead of: private let bag = DisposeBag()
private let archive: Observable<[Int]>
private let draw: ([Int]) -> String
private let bag = DisposeBag()

/// The chart of the measurements, drawn off main; the summary comes first.
private func drawing(isFahrenheit: Bool) -> Observable<String> {
  archive
    .map { celsius in Reading(celsius: celsius, isFahrenheit: isFahrenheit) }
    .catchAndReturn(.nothing)
    // The chart and the summary are made of the same reading.
    .do(onNext: { [summary] reading in
      if let text = reading.summary { summary.text = text }
    })
    .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
    .map { [draw] reading in reading.degrees.map(draw) ?? Self.noArchive }
    .observe(on: MainScheduler.instance)
}
// end 18.11

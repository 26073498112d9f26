// Comes back to main below the switch, where a newer tap can't stop a chart that waits for main.

// exercise 18.11
// instead of: Observable.merge(refreshButton.rx.tap.withLatestFrom(unit), unit.skip(1))
// instead of: .do(onNext: { [spinner] _ in spinner.isAnimating = true })
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
Observable.merge(refreshButton.rx.tap.withLatestFrom(unit), unit.skip(1))
  .do(onNext: { [spinner] _ in spinner.isAnimating = true })
  .flatMapLatest { [summary] isFahrenheit in
    archive
      .map { celsius in Reading(celsius: celsius, isFahrenheit: isFahrenheit) }
      .catchAndReturn(.nothing)
      // The chart and the summary are made of the same reading.
      .do(onNext: { reading in
        if let text = reading.summary { summary.text = text }
      })
      .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
      .map { reading in reading.degrees.map(draw) ?? Self.noArchive }
  }
  .observe(on: MainScheduler.instance)
// end 18.11

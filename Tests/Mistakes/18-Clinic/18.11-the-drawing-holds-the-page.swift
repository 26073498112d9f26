// While a chart is being drawn, the drawing holds the page: one that is closed meanwhile is freed
// only when the chart is done, two seconds later, and on the queue that has drawn it.

// exercise 18.11
// instead of: private let bag = DisposeBag()
private let bag = DisposeBag()
private var draw: ([Int]) -> String = { _ in "" }
// instead of: let unit = fahrenheit.rx.isOn.asObservable()
let unit = fahrenheit.rx.isOn.asObservable()
self.draw = draw
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
// instead of: .do(onNext: { [spinner] _ in spinner.isAnimating = false })
// instead of: .subscribe(onNext: { [chart] drawing in chart.text = drawing })
// instead of: .disposed(by: bag)
Observable.merge(refreshButton.rx.tap.withLatestFrom(unit), unit.skip(1))
  .do(onNext: { [spinner] _ in spinner.isAnimating = true })
  .flatMapLatest { [weak self, summary] isFahrenheit in
    archive
      .map { celsius in Reading(celsius: celsius, isFahrenheit: isFahrenheit) }
      .catchAndReturn(.nothing)
      .do(onNext: { reading in
        if let text = reading.summary { summary.text = text }
      })
      .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
      .compactMap { [weak self] reading in
        guard let self else { return nil }
        return reading.degrees.map(self.draw) ?? Self.noArchive
      }
      .observe(on: MainScheduler.instance)
  }
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .subscribe(onNext: { [chart] drawing in chart.text = drawing })
  .disposed(by: bag)
// end 18.11

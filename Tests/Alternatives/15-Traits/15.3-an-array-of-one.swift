// Keeps an array, of one element at most; the sources are cut short before they are converted.

// exercise 15.3 in AsSingle.swift
private let errorIfNone: Swift.Error?
private var kept: [Observer.Element] = []

init(errorIfNone: Swift.Error?, observer: Observer, cancel: SinkDisposer) {
  self.errorIfNone = errorIfNone
  super.init(observer: observer, cancel: cancel)
}

override func onNext(_ element: Observer.Element) {
  kept.append(element)
  if kept.count > 1 { fail(with: RxError.moreThanOneElement) }
}

override func onCompleted() {
  if kept.isEmpty, let errorIfNone { return fail(with: errorIfNone) }
  kept.forEach(forwardNext)
  complete()
}
// end 15.3

// exercise 15.3 in WeatherStation.swift
thermometer.first()
// end 15.3

// exercise 15.3 in WeatherStation.swift
replies.single().asSingle()
// end 15.3

// exercise 15.3 in WeatherStation.swift
archive.take(2).asMaybe()
// end 15.3

// exercise 15.3 in WeatherStation.swift
progress.reduce(0, accumulator: max).asSingle().asCompletable()
// end 15.3

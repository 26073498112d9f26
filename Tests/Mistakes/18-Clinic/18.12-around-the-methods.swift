// Captures only what the methods need, and repeats itself: the memory was in `say(_:)`.

// exercise 18.12
counts
  .map { [plant] count in "\(plant): \(count)" }
  .subscribe(onNext: { [voice] sentence in voice(sentence) })
  .disposed(by: bag)
// end 18.12

// Makes the closures weak that are on top, where nothing held the page.

// exercise 18.12
// instead of: .subscribe(onNext: speaker.say(_:))
.subscribe(onNext: { [weak self] sentence in self?.speaker.say(sentence) })

  // instead of: .subscribe(onNext: { [speaker] sentence in speaker.say(sentence) })
  .subscribe(onNext: { [weak self] sentence in self?.speaker.say(sentence) })

// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
alarm.onReached = announce(_:)
// end 18.12

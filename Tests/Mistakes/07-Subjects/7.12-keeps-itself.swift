// The closures hold the screen, which holds the bag, which holds the closures.

// exercise 7.12
// instead of: feed.warnings.subscribe(onNext: { [weak self] text in self?.alerts.append(text) })
feed.warnings.subscribe(onNext: { text in self.alerts.append(text) })
// end 7.12

// What it listens with holds the banner, so it is never freed.

// exercise 10.8
// instead of: source.subscribe(onError: { [weak self] error in self?.show(error) })
source.subscribe(onError: { error in self.show(error) })
// end 10.8

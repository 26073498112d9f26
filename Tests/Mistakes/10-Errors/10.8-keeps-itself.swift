// What it listens with holds the banner, so it is never freed.

// exercise 10.8
// instead of: source.subscribe(onError: { [weak self, weak ownBag] error in self?.show(error, of: ownBag) })
source.subscribe(onError: { [weak ownBag] error in self.show(error, of: ownBag) })
// end 10.8

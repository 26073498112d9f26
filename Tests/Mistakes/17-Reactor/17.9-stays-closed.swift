// The stub is never opened: what the screen sends waits forever.

// exercise 17.9
// instead of: action.open(on: CurrentThreadScheduler.instance).disposed(by: bag)
// end 17.9

// It closes itself before the wanted element, and then tells the end even to an observer that has disposed.

// exercise 6.7 in ElementAt.swift
toSkip -= 1
guard toSkip == -1, stop() else { return }
observer.onNext(element)
tellEnd(nil)
dispose()
// end 6.7

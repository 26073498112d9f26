// A subscriber who makes the user turn the dial while it hears the current position (or who sets
// something off that does) never hears of this turn: it begins to listen only afterwards.

// exercise 16.9
// instead of: let listening = proxy.moves.subscribe(observer)
// instead of: observer.onNext(dial.position)
observer.onNext(dial.position)
let listening = proxy.moves.subscribe(observer)
// end 16.9

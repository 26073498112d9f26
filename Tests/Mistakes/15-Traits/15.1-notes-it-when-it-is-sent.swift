// Notes that there was an answer when that has been sent: a second one that comes meanwhile is sent, too.

// exercise 15.1
// instead of: let isFirst = OneShot()
let isOver = Flag()

// instead of: guard isFirst.take() else { return }
guard !isOver.isRaised() else { return }
defer { isOver.raise() }
// end 15.1

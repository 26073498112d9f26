// The turns hold the ticks weakly, and nobody else holds them.

// exercise 11.6
// instead of: let turns = Turns<Turn> { turn, turns in self.take(turn, turns) }
let turns = Turns<Turn> { [weak self] turn, turns in self?.take(turn, turns) }
// end 11.6

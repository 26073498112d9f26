// Only a live slot can end: an end that has waited for the past is lost.
// Changes: 7.3-asks-and-closes-in-one-step.swift

// exercise 7.3
// instead of: guard phase.update({ _ in .closed }) != .closed else { return }
guard phase.replace(.live, with: .closed) else { return }
// end 7.3

// A sequence gets in line for its turn once it is subscribed, and not when its element comes: of two
// that get a slot at the same moment, the later one may be heard first.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: state.later.append(place)

// instead of: // MARK: The loop
fileprivate func subscribed(_ place: Place<Heard>) {
  let isMine = state.withLock { state in
    state.later.append(place)
    return claim(&state)
  }
  if isMine { tell() }
}

// MARK: The loop

// instead of: membership.begin(with: inner.subscribe(self), in: sink.group)
membership.begin(with: inner.subscribe(self), in: sink.group)
sink.subscribed(place)
// end 9.8

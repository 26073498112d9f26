// The new observer is wrapped around the old one, so nobody ever loses the slot.

// exercise 1.1
// instead of: self.observer = observer
guard let newcomer = observer, let earlier = self.observer else { return self.observer = observer }
self.observer = { value in
  earlier(value)
  newcomer(value)
}
// end 1.1

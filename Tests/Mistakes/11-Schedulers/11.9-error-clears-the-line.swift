// An error waits for its turn, and drops the elements that came before it.

// exercise 11.9
// instead of: deliver { line in line.end = .failed(error) }
deliver { line in
  line.waiting = Queue()
  line.end = .failed(error)
}
// end 11.9

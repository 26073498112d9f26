// What comes while others still wait is heard before those.

// exercise 4.8
// instead of: for event in waiting { send(event) }
for event in waiting {
  send(event)
  while let newer = takeWaiting() {
    for event in newer { send(event) }
  }
}
// end 4.8

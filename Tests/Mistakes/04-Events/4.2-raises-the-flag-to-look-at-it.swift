// An element raises the flag to find out whether it was down, and takes it down again; meanwhile it
// is in the way of other threads, and what an end has raised is lost.

// exercise 4.2
guard hasEnded.raise() else { return }
hasEnded.lower()
handOut(element)
// end 4.2

// exercise 4.2
guard hasEnded.raise() else { return }
handler(event)
// end 4.2

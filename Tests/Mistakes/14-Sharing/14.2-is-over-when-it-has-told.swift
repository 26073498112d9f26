// Lets go of the source, tells the end, and only then closes.

// exercise 14.2 in SubjectConnection.swift
owner?.forget(self)
release()
tell()
close()
// end 14.2

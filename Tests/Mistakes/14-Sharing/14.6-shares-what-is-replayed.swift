// With one element, it shares the replaying sequence once more, so as to end as `share()` does.

// exercise 14.6
// instead of: guard replay == 1 else { return self.replay(replay).refCount() }
guard replay == 1 else { return self.replay(replay).refCount() }
return self.replay(1).refCount().share()
// instead of: return Shared {
// instead of: let subject = ReplaySubject<Element>.create(bufferSize: 1)
// instead of: return SubjectConnection(source: self, subject: subject, input: subject, atTheEnd: .tell)
// instead of: }
// end 14.6

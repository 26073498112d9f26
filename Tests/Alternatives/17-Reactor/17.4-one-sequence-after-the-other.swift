// Makes a sequence of each mutation, which `concatMap` begins when the one before is over.

// exercise 17.4 in Reactor+Stream.swift
mutations.concatMap { mutation in Observable.just(mutation) }
// end 17.4

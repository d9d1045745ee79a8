#!/usr/bin/python3
"""A bare window with one WebKit view for WebKitWebDriver: MiniBrowser cannot be narrower than 447 px."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
window = Gtk.Window()
window.set_default_size(1280, 800)
window.connect("destroy", Gtk.main_quit)


def on_automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    info.set_version(2, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", on_automation_started)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
settings = view.get_settings()
settings.set_enable_write_console_messages_to_stdout(True)
if "--no-scripts" in sys.argv:
    settings.set_enable_javascript_markup(False)
window.add(view)
window.show_all()
Gtk.main()
